import styles from './Icon.module.css';

/** Drawn in lines on a field of 16 by 16. */
const paths = {
  search: 'M7 1.75a5.25 5.25 0 1 0 0 10.5a5.25 5.25 0 0 0 0-10.5M10.8 10.8 15 15',
  chevron: 'm3 6 5 5 5-5',
  arrow: 'M1 8h13M9.5 3.5 14 8l-4.5 4.5',
  close: 'm3 3 10 10M13 3 3 13',
  menu: 'M1 3.5h14M1 8h14M1 12.5h14',
  external: 'M6 3H2v11h11v-4M9 2h5v5M14 2 7 9',
  print: 'M4 6V1.75h8V6M4 11H1.75V6h12.5v5H12M4 9h8v5.25H4z',
  link: 'm6.5 9.5 3-3M7 4.5l2-2a3.2 3.2 0 0 1 4.5 4.5l-2 2M9 11.5l-2 2A3.2 3.2 0 0 1 2.5 9l2-2',
  share: 'M8 10V1.5M4.5 5 8 1.5 11.5 5M3 8v6.25h10V8',
  mail: 'M1.75 3h12.5v10H1.75zM2 3.5l6 5 6-5',
  phone: 'M2 2h3.5L7 6 5 7.5a9 9 0 0 0 3.5 3.5L10 9l4 1.5V14A12 12 0 0 1 2 2',
  calendar: 'M1.75 3h12.5v11.25H1.75zM1.75 6.5h12.5M5 1v3.5M11 1v3.5',
  download: 'M8 1v9.5M4 7l4 4 4-4M1.75 14.25h12.5',
  place: 'M8 15C4 10.5 2.75 8.5 2.75 6.25a5.25 5.25 0 0 1 10.5 0C13.25 8.5 12 10.5 8 15M8 4.5v3.5',
  feed: 'M2 14h.01M2 8a6 6 0 0 1 6 6M2 2a12 12 0 0 1 12 12',
  check: 'm2 8.5 4 4L14 4',
  save: 'M3.75 1.75h8.5v12.5L8 10.75l-4.25 3.5z',
  alert: 'M8 1.5 15 14H1zM8 6v4M8 11.5v1.25',
} as const;

type IconName = keyof typeof paths;

/** A sign beside words that say the same; hidden from those who hear the words. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={name === 'arrow' ? styles.arrow : styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
