declare module 'virtual:typolena-outlines' {
  import type { Outlines } from '@renderer/games/typolena/cards/outlines';

  const outlines: Outlines;
  export default outlines;
}
