declare module 'virtual:built-page' {
  const builtPage: import('./builtPage.ts').BuiltPage;
  export default builtPage;
}
