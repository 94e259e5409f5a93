import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readClientBuild } from '../../platform/assets/client-build.ts';
import { registerAssets } from '../../platform/assets/shared-assets.ts';
import { isFromOurPages } from '../../platform/http/same-origin.ts';
import { registerSecurity } from '../security/register-security.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { codeStep, showEnterCode } from './code/code.ts';
import { askForCodePage } from './code/code-page.tsx';
import { type Flow, FlowEnded, openFlow } from './flow.ts';
import { keepFormOnNavigation } from './keep-form-on-navigation.ts';
import { byMail } from './mail/no-mail.ts';
import { type AddPage, type Page, type PageContext, pageContextOf } from './page-context.ts';
import {
  secondFactorOptions,
  showSecondFactorAgain,
  signInByPasskey,
  signInBySecondFactor,
  signInOptions,
} from './passkeys/sign-in-by-passkey.ts';
import { askForReset, showResetSent } from './password/forgotten.ts';
import { askForResetOutside, showForgotten } from './password/forgotten-outside.tsx';
import { forgottenPage } from './password/forgotten-page.tsx';
import { endedPage } from './plain/ended-page.tsx';
import { plainPage } from './plain/plain-page.tsx';
import { registerPictures } from './register-pictures.ts';
import { showSignIn, signIn } from './sign-in/sign-in.ts';
import { showSignUpSent, signUp } from './sign-up/sign-up.ts';
import { signUpPage } from './sign-up/sign-up-page.tsx';
import { changeEmail, showChangeEmail } from './tickets/change-email.tsx';
import { resetPassword, showResetPassword } from './tickets/reset-password.tsx';
import { showSignInLink, signInByLink } from './tickets/sign-in-link.tsx';
import { showUnlock, unlock } from './tickets/unlock.tsx';
import { confirmEmail, showVerifyEmail } from './tickets/verify-email.ts';

/** The hosted pages: every way in, what mails lead to, and the owner's page of sign-in and security. */
export function registerHosted(app: FastifyInstance, services: SignInServices): void {
  const add = pageAdder(app, services);
  const flow = (handler: (flow: Flow) => Page | Promise<Page>) => async (context: PageContext) =>
    handler(await openFlow(context));

  add('GET', '/sign-in/:uid', flow(showSignIn));
  add('POST', '/sign-in/:uid', flow(keepFormOnNavigation('/sign-in', signIn)));
  add('GET', '/sign-in/:uid/code', flow(byMail((it) => askForCodePage(it, { email: it.fields.email }))));
  add('POST', '/sign-in/:uid/code', flow(byMail(keepFormOnNavigation('/sign-in/code', codeStep))));
  add('GET', '/sign-in/:uid/code/enter', flow(byMail(showEnterCode)));
  add('POST', '/sign-in/:uid/passkey/options', flow(signInOptions));
  add('POST', '/sign-in/:uid/passkey', flow(signInByPasskey));
  add('POST', '/sign-in/:uid/second-factor/options', flow(secondFactorOptions));
  add('GET', '/sign-in/:uid/second-factor', flow(showSecondFactorAgain));
  add('POST', '/sign-in/:uid/second-factor', flow(signInBySecondFactor));
  add('GET', '/sign-up/:uid', flow(byMail((it) => signUpPage(it, it.fields))));
  add('POST', '/sign-up/:uid', flow(byMail(keepFormOnNavigation('/sign-up', signUp))));
  add('GET', '/sign-up/:uid/sent', flow(byMail(showSignUpSent)));
  add('GET', '/forgotten-password/:uid', flow(byMail((it) => forgottenPage(it, { email: it.fields.email }))));
  add(
    'POST',
    '/forgotten-password/:uid',
    flow(byMail(keepFormOnNavigation('/forgotten-password', askForReset))),
  );
  add('GET', '/forgotten-password/:uid/sent', flow(byMail(showResetSent)));
  add('GET', '/forgotten-password', byMail(showForgotten));
  add('POST', '/forgotten-password', byMail(askForResetOutside));

  add('GET', '/sign-in/link', showSignInLink);
  add('POST', '/sign-in/link', signInByLink);
  add('POST', '/sign-in/:uid/link', signInByLink);
  add('GET', '/verify-email', showVerifyEmail);
  add('POST', '/verify-email', confirmEmail);
  add('GET', '/change-email', showChangeEmail);
  add('POST', '/change-email', changeEmail);
  add('GET', '/reset-password', showResetPassword);
  add('POST', '/reset-password', resetPassword);
  add('GET', '/unlock', showUnlock);
  add('POST', '/unlock', unlock);

  registerSecurity(add);
  registerPictures(app);
  registerAssets(app, { db: services.identity.database.kysely, directory: readClientBuild().directory });
}

function pageAdder(app: FastifyInstance, services: SignInServices): AddPage {
  return (method, url, handler) => {
    app.route({
      method,
      url,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const context = pageContextOf(services, request, reply);
        if (method === 'POST' && !isFromOurPages(request.headers, services.identity.issuer)) {
          return reply.code(403).type('text/html; charset=utf-8').send(plainPage(context, context.m.refused));
        }
        const page = await (async () => handler(context))().catch((error) => {
          if (!(error instanceof FlowEnded)) throw error;
          reply.code(410);
          return endedPage(context);
        });
        if (typeof page === 'string') reply.type('text/html; charset=utf-8').send(page);
        return reply;
      },
    });
  };
}
