/** The package's own types are those of a CommonJS module; Node gives what it exports as the default. */
declare module '@messageformat/core' {
  class MessageFormat {
    constructor(locale: string);
  }

  export = MessageFormat;
}

declare module '@messageformat/core/compile-module.js' {
  import type MessageFormat from '@messageformat/core';

  /** The source of an ES module whose default export has a function for each message. */
  function compileModule(format: MessageFormat, messages: Readonly<Record<string, string>>): string;

  export = compileModule;
}
