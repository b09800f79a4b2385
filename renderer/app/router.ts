import { createRouter, createWebHashHistory } from 'vue-router';
import type { Router } from 'vue-router';
import HomeScreen from '@renderer/screens/home/HomeScreen.vue';
import RoomScreen from '@renderer/screens/RoomScreen.vue';
import TelevisionScreen from '@renderer/screens/television/TelevisionScreen.vue';

/** Hash routes: the same files are served by the app, by every host and from a folder. */
export function makeRouter(): Router {
  const router = createRouter({
    history: createWebHashHistory(),
    routes: [
      { path: '/', name: 'home', component: HomeScreen },
      // What the QR code leads to. The code stays behind the #, so no server and no log sees it.
      { path: '/:code([0-9A-Za-z]{4,8})', name: 'join', component: HomeScreen },
      { path: '/room', name: 'room', component: RoomScreen },
      { path: '/television', name: 'television', component: TelevisionScreen },
      { path: '/gallery', name: 'gallery', component: () => import('@renderer/games/typolena/gallery/GalleryScreen.vue') },
      { path: '/:rest(.*)*', redirect: '/' },
    ],
  });
  // Whoever had scrolled down one page begins the next one at its top.
  router.afterEach((to, from) => {
    if (to.name !== from.name) window.scrollTo({ top: 0 });
  });
  return router;
}
