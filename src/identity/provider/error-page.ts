import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { renderErrorPage } from '../hosted/error-page.tsx';
import { chooseLocale } from '../hosted/language.ts';

const texts = {
  en: {
    request: {
      title: 'This sign-in cannot go on',
      text: 'The application that sent you here asked for something this page cannot do. Please go back and try again.',
    },
    logout: {
      title: 'You are signed out',
      text: 'The address that you were to go on to is not one that we know. You can close this page.',
    },
  },
  fr: {
    request: {
      title: 'Cette connexion ne peut pas continuer',
      text: 'L’application qui vous a dirigé ici a demandé une opération impossible. Veuillez revenir en arrière et réessayer.',
    },
    logout: {
      title: 'Vous êtes déconnecté',
      text: 'L’adresse vers laquelle vous deviez être dirigé nous est inconnue. Vous pouvez fermer cette page.',
    },
  },
  zh: {
    request: {
      title: '无法继续登录',
      text: '将您引导至此的应用程序提出了本页无法处理的请求。请返回后重试。',
    },
    logout: { title: '您已退出登录', text: '我们不认识您原本要前往的网址。您可以关闭本页。' },
  },
} as const;

type Language = keyof typeof texts;
type Problem = keyof (typeof texts)['en'];

/** Answers an error that cannot be sent to the application, because its address is not known to be its own. */
export function renderProtocolError(ctx: KoaContextWithOIDC, { error, error_description }: ErrorOut): void {
  const detail = [error, error_description].filter(Boolean).join(': ');
  ctx.type = 'html';
  ctx.body = errorPage(languageOf(ctx.query.ui_locales), 'request', detail);
}

/** A page that says what went wrong, with the technical detail for whoever helps. */
export function errorPage(language: Language, problem: Problem, detail: string): string {
  return renderErrorPage(chooseLocale(language), { ...texts[language][problem], detail });
}

/** The first language of a list such as `fr-FR en` that pages are written in. */
export function languageOf(locales: unknown): Language {
  const wanted = typeof locales === 'string' ? locales.toLowerCase().split(/\s+/) : [];
  return wanted.map((tag) => tag.slice(0, 2)).find((tag): tag is Language => tag in texts) ?? 'en';
}
