declare module '~icons/*' {
  const outline: string;
  export default outline;
}

declare module '*.ftl?cover' {
  const messages: string;
  export default messages;
}
