import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

interface Look {
  /** One solid button on a page: what most readers came to do. `danger` for what cannot be taken back. */
  readonly kind?: 'solid' | 'outline' | 'danger' | undefined;
  /** 48 px, or 36 for tools beside other things. */
  readonly size?: 'normal' | 'small' | undefined;
  /** As wide as what it stands in. */
  readonly wide?: boolean | undefined;
  readonly children: ReactNode;
}

function classOf({ kind = 'outline', size = 'normal', wide = false }: Omit<Look, 'children'>): string {
  const kinds = { solid: styles.solid, outline: styles.button, danger: styles.danger }[kind];
  return [kinds, size === 'small' && styles.small, wide && styles.wide].filter(Boolean).join(' ');
}

/** A button of a form, or for a script; `type` is `submit` where nothing is said. */
export function Button({
  kind,
  size,
  wide,
  children,
  type = 'submit',
  ...rest
}: Look & Omit<ComponentProps<'button'>, 'className' | 'style'>) {
  return (
    <button {...rest} type={type} className={classOf({ kind, size, wide })}>
      {children}
    </button>
  );
}

interface ButtonLinkProps extends Look {
  readonly href: string;
  /** Set for a file to keep. */
  readonly download?: boolean | undefined;
  readonly hrefLang?: string | undefined;
  readonly rel?: string | undefined;
  readonly 'aria-label'?: string | undefined;
}

/** A link that looks like a button: it leads somewhere, and does nothing else. */
export function ButtonLink({ kind, size, wide, children, ...link }: ButtonLinkProps) {
  return (
    <a {...link} className={classOf({ kind, size, wide })}>
      {children}
    </a>
  );
}

/** Buttons and links side by side; below each other where they do not fit. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
