import { readerOf } from '../../account/policies.ts';
import { type Profile, readProfile } from '../../account/profile/read-profile.ts';
import { saveProfile } from '../../account/profile/save-profile.ts';
import { given } from '../content/editor.ts';
import { type AccountParts, accessOf, own, titleLanguage } from './me.ts';

/** `me { profile }` and `saveProfile`. */
export function profileFields({ builder, record, me }: AccountParts): void {
  const profile = builder.objectRef<Profile>('Profile').implement({
    description: 'What is not known is empty.',
    fields: (t) => ({
      email: t.exposeString('email', {}),
      emailVerified: t.exposeBoolean('emailVerified', {}),
      firstName: t.exposeString('firstName', {}),
      lastName: t.exposeString('lastName', {}),
      organisationName: t.exposeString('organisationName', {}),
      prismaId: t.exposeString('prismaId', { description: 'The firm’s number of this client.' }),
      jobTitle: t.exposeString('jobTitle', {}),
      photo: t.exposeString('photo', { description: 'An https address.' }),
      connection: t.exposeString('connection', { description: 'How they sign in, by the provider’s name.' }),
      isLocal: t.exposeBoolean('isLocal', { description: 'They have a password there.' }),
      isSocial: t.exposeBoolean('isSocial', {}),
      languages: t.stringList({
        description: 'Languages of the site that they read.',
        resolve: ({ languages }) => [...languages],
      }),
      timeZone: t.exposeString('timeZone', { description: 'An IANA name.' }),
      interests: t.field({
        type: [record],
        args: { locale: t.arg(titleLanguage) },
        resolve: ({ interestIds }, { locale }, { loaders }) => loaders.records(interestIds, locale),
      }),
    }),
  });
  builder.objectField(me, 'profile', (t) =>
    t.field({
      type: profile,
      resolve: own((id, _args, context) => readProfile(context.db, id, accessOf(context).claims)),
    }),
  );
  const input = builder.inputType('ProfileInput', {
    description: 'What is left out, or null, stays as it is.',
    fields: (t) => ({
      firstName: t.string(),
      lastName: t.string(),
      organisationName: t.string(),
      jobTitle: t.string(),
      languages: t.stringList(),
      timeZone: t.string({ description: 'Empty: none.' }),
      interests: t.idList({
        description: 'Live sectors, services, topics, jurisdictions and navigator services.',
      }),
    }),
  });
  builder.mutationField('saveProfile', (t) =>
    t.field({
      type: profile,
      args: { profile: t.arg({ type: input, required: true }) },
      resolve: async (_root, args, context) => {
        const reader = readerOf(context.viewer);
        await saveProfile(context.db, reader, given(args.profile));
        return readProfile(context.db, reader, accessOf(context).claims);
      },
    }),
  );
}
