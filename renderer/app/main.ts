import '@renderer/styles/index.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import { registerGameTexts } from '@renderer/games/registry';
import { i18n } from '@renderer/i18n/text';
import App from './App.vue';
import { makeRouter } from './router';

registerGameTexts();
createApp(App).use(createPinia()).use(i18n).use(makeRouter()).mount('#app');
