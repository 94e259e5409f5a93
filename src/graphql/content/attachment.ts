import type { Attachment } from '../../content/records/attachments.ts';
import { assetAddress } from '../../routing/address.ts';
import type { Builder } from './builder.ts';

export type AttachmentRef = ReturnType<typeof attachmentType>;

/** A file that records offer, as editors add it and as visitors download it. */
export function attachmentType(builder: Builder) {
  return builder.objectRef<Attachment>('Attachment').implement({
    fields: (t) => ({
      id: t.exposeID('id', { description: 'For a record’s `attachments`: the value of `asset`.' }),
      name: t.exposeString('name', {}),
      mediaType: t.exposeString('mediaType', {}),
      size: t.exposeInt('size', { description: 'In bytes.' }),
      url: t.string({
        description: 'Answers as long as a live record that may be read offers it.',
        resolve: ({ id, name }) => assetAddress(id, name),
      }),
    }),
  });
}
