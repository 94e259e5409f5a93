import SchemaBuilder from '@pothos/core';
import { GraphQLError } from 'graphql';
import { ReceivedFile } from '../../content/records/attachments.ts';
import { isLocale, type Locale } from '../../i18n/locales.ts';
import type { ApiContext } from './api-context.ts';

interface Types {
  Context: ApiContext;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    Locale: { Input: Locale; Output: Locale };
    RichText: { Input: unknown; Output: unknown };
    Date: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date | string };
    JSON: { Input: unknown; Output: unknown };
    File: { Input: ReceivedFile; Output: never };
  };
}

export type Builder = ReturnType<typeof newBuilder>;

/** The schema's builder with its scalars; fields are non-null unless they say otherwise. */
export function newBuilder() {
  const builder = new SchemaBuilder<Types>({ defaultFieldNullability: false });
  builder.scalarType('Locale', {
    description: 'A language of the site as addresses write it: en, fr-fr, zh-cn, en-sg …',
    serialize: (value) => value,
    parseValue: (value) => {
      if (typeof value !== 'string' || !isLocale(value))
        throw bad(`Locale is not one of the site's languages`);
      return value;
    },
  });
  builder.scalarType('RichText', {
    description: 'Portable Text. Links to records carry `href`, their address in the language asked for.',
    serialize: (value) => value,
  });
  builder.scalarType('Date', {
    description: 'A calendar day: 2026-11-20.',
    serialize: (value) => value,
    parseValue: (value) => {
      if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value))
        throw bad('Date is written 2026-11-20');
      return value;
    },
  });
  builder.scalarType('DateTime', {
    description: 'An instant: ISO 8601 in UTC.',
    serialize: (value) => (value instanceof Date ? value.toISOString() : value),
    parseValue: (value) => {
      // Years of four digits from the year 1, as days are: the database's calendar ends long before JavaScript's does.
      const isSound = typeof value === 'string' && /^(?!0000)\d{4}-/.test(value);
      const instant = new Date(isSound ? value : Number.NaN);
      if (Number.isNaN(instant.getTime())) throw bad('DateTime is written 2026-11-20T18:00:00Z');
      return instant;
    },
  });
  builder.scalarType('JSON', {
    description: 'Values of a record’s fields, as its content type declares them.',
    serialize: (value) => value,
    parseValue: (value) => value,
  });
  builder.scalarType('File', {
    description: 'A file of a multipart request.',
    serialize: () => {
      throw bad('File is never sent');
    },
    parseValue: (value) => {
      if (!(value instanceof ReceivedFile)) throw bad('File is sent as a part of a multipart request');
      return value;
    },
  });
  builder.queryType({});
  builder.mutationType({});
  builder.subscriptionType({});
  return builder;
}

function bad(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
