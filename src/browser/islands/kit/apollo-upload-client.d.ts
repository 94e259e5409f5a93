declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import { ApolloLink } from '@apollo/client/link';

  /** Sends files by the multipart request specification. */
  class UploadHttpLink extends ApolloLink {
    constructor(options: {
      readonly uri?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly fetch?: typeof fetch;
      readonly fetchOptions?: RequestInit;
    });
  }

  export = UploadHttpLink;
}

declare module 'apollo-upload-client/isExtractableFile.mjs' {
  function isExtractableFile(value: unknown): value is Blob | FileList;

  export = isExtractableFile;
}
