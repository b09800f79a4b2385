// For the linter alone, which does not compile components; vue-tsc knows their real types.
declare module '*.vue' {
  import type { DefineComponent } from 'vue';

  const component: DefineComponent;
  export default component;
}
