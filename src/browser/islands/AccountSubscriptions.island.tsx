import { AccountIsland, type AccountProps } from './account/AccountIsland.tsx';
import { AccountPart, Lines } from './account/AccountPart.tsx';
import { here } from './account/page-language.ts';
import { loadSubscriptions } from './account/subscriptions/load-subscriptions.ts';
import { SubscriptionLine } from './account/subscriptions/SubscriptionLine.tsx';
import { isUsable } from './account/subscriptions/subscription-state.ts';
import { defineIsland } from './kit/define.ts';

/** What an account may use, and what else there is to ask for. */
function AccountSubscriptions(props: AccountProps) {
  return (
    <AccountIsland {...props} load={() => loadSubscriptions(props.locale)}>
      {({ data, ...shown }) => {
        const m = shown.texts.subscriptions;
        const parts = [
          { title: m.may, none: m.none, lines: data.filter(isUsable) },
          { title: m.mayNot, none: m.all, lines: data.filter((one) => !isUsable(one)) },
        ];
        return (
          <>
            {parts.map(({ title, none, lines }) => (
              <AccountPart key={title} title={title}>
                {lines.length === 0 && <p>{none}</p>}
                <Lines>
                  {lines.map((subscription) => (
                    <SubscriptionLine key={subscription.id} subscription={subscription} {...shown} />
                  ))}
                </Lines>
              </AccountPart>
            ))}
            <p className="meta">
              <a href={here('/auth/newsletters-and-alerts')}>{m.toNewsletters}</a>
            </p>
          </>
        );
      }}
    </AccountIsland>
  );
}

export const island = defineIsland<AccountProps>({
  name: 'AccountSubscriptions',
  Component: AccountSubscriptions,
  examples: [{ locale: 'en', waiting: 'Loading' }],
});
