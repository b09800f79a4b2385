import { createApp, h } from 'vue';

createApp({ render: () => h('h1', 'Doppelstapel') }).mount('#app');
