/** A drawing that stays a file of its own; the page gets its address. */
declare module '*.svg?no-inline' {
  const address: string;
  export default address;
}

declare module '*.json?url' {
  const address: string;
  export default address;
}

interface ImportMeta {
  /** Filled in by the build. */
  readonly env: { readonly PROD: boolean };
  /** All files whose names fit, in the build at once. */
  glob(names: string, how: { readonly eager: true }): unknown;
}

declare module '*.css';
