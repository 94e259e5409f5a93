import { draw } from '../draw.ts';
import { openGraphSize } from './address.ts';
import type { OpenGraphSubject } from './subject.ts';

/** An element as satori takes it, without React. */
export interface Element {
  readonly type: string;
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly children?: string | readonly Element[];
    readonly src?: string;
    readonly width?: number;
    readonly height?: number;
    readonly lang?: string;
  };
}

const { width, height } = openGraphSize;
const deep = '#0e2240';
const paper = '#fbfbf9';
const seal = '#f0896b';
const edge = 64;

/** The picture of a record: its title and the firm's name on the deep panel, with the record's own art. */
export function picture(subject: OpenGraphSubject): Element {
  const frame = {
    display: 'flex',
    width,
    height,
    background: deep,
    color: paper,
    fontFamily: 'Serif',
  };
  return subject.mark === null
    ? box({ ...frame, flexDirection: 'column' }, [lead(subject), words(subject, width)])
    : box(frame, [portrait(subject, subject.mark), words(subject, width - plateWidth)]);
}

const leadHeight = 270;
const plateWidth = (height / 480) * 400;

function lead({ id }: OpenGraphSubject): Element {
  const whole = Math.round((width * 420) / 960);
  const art = image(draw({ kind: 'lead', seed: id, mark: '' }, 'dark'), width, whole, {
    marginTop: -(whole - leadHeight) / 2,
  });
  const style = {
    display: 'flex',
    width,
    height: leadHeight,
    overflow: 'hidden',
    borderBottom: `1px solid ${paper}55`,
  };
  return box(style, [art]);
}

function portrait({ id }: OpenGraphSubject, mark: string): Element {
  return image(draw({ kind: 'plate', seed: id, mark }, 'dark'), plateWidth, height, {});
}

function words({ title, firm, locale }: OpenGraphSubject, room: number): Element {
  const [size, leading] = typeOf(title, locale);
  const heading = {
    display: 'block',
    fontSize: size,
    lineHeight: leading,
    letterSpacing: locale === 'zh-cn' ? 0 : -size * 0.012,
    lineClamp: 4,
    width: room - 2 * edge,
  };
  const style = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    flexGrow: 1,
    width: room,
    padding: `44px ${edge}px 40px`,
  };
  const name = box({ display: 'flex', fontSize: 30, borderTop: `2px solid ${seal}`, paddingTop: 12 }, firm);
  return box(style, [
    { type: 'div', props: { style: heading, children: title, lang: locale } },
    box({ display: 'flex' }, [name]),
  ]);
}

/** The larger the fewer words there are. Chinese says as much in half as many characters. */
function typeOf(title: string, locale: string): [size: number, lineHeight: number] {
  const isHan = locale === 'zh-cn';
  const length = [...title].length * (isHan ? 2.1 : 1);
  const size = length <= 44 ? 72 : length <= 80 ? 60 : 48;
  return [size, isHan ? 1.32 : 1.12];
}

function image(svg: string, wide: number, high: number, style: Element['props']['style']): Element {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { type: 'img', props: { src, width: wide, height: high, style: { ...style, flexShrink: 0 } } };
}

function box(style: Element['props']['style'], children: string | readonly Element[]): Element {
  return { type: 'div', props: { style, children } };
}
