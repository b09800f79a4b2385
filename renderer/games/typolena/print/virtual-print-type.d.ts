declare module 'virtual:typolena-print-type' {
  import type { PrintType } from '@renderer/games/typolena/print/type';

  const type: PrintType;
  export default type;
}
