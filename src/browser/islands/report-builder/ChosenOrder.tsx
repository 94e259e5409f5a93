import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/controls/Button.tsx';
import type { Builder } from './builder.ts';
import styles from './ReportBuilder.module.css';

interface ChosenOrderProps {
  readonly builder: Builder;
  readonly chosen: readonly string[];
  readonly onOrder: (chosen: readonly string[]) => void;
}

/** The jurisdictions of the report in their order, to be moved by buttons or dragged. The form sends them by it. */
export function ChosenOrder({ builder: { regions, texts }, chosen, onOrder }: ChosenOrderProps) {
  const list = useRef<HTMLOListElement>(null);
  const title = `order${useId()}`;
  const [dragged, setDragged] = useState<string | null>(null);
  // Dragged before somebody listens, it would fall where it was taken.
  const [isListening, setListening] = useState(false);
  useEffect(() => setListening(true), []);
  const known = new Map(regions.flatMap(({ jurisdictions }) => jurisdictions.map((one) => [one.value, one])));
  const items = chosen.flatMap((key) => known.get(key) ?? []);
  if (items.length === 0) return null;
  const move = (key: string, to: number) => {
    const others = chosen.filter((one) => one !== key);
    onOrder([...others.slice(0, to), key, ...others.slice(to)]);
  };
  /** Whoever moves by a button goes on with it, wherever it now stands. */
  const step = (key: string, to: number, name: string) => {
    move(key, to);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-${name}="${key}"]`)?.focus());
  };
  return (
    <div className={styles.order}>
      <p className={styles.orderTitle} id={title}>
        {texts.chosen}
      </p>
      <p className={styles.hint}>{texts.chosenHint}</p>
      <ol ref={list} aria-labelledby={title}>
        {items.map(({ value, label, lang, up, down }, at) => (
          <li
            key={value}
            className={dragged === value ? styles.dragged : undefined}
            draggable={isListening}
            onDragStart={({ dataTransfer }) => {
              dataTransfer.setData('text/plain', value);
              dataTransfer.effectAllowed = 'move';
              setDragged(value);
            }}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, at);
            }}
          >
            <input type="hidden" name="order" value={value} />
            <span lang={lang ?? undefined}>{label}</span>
            <Button
              size="small"
              name="up"
              value={value}
              data-up={value}
              aria-label={up}
              aria-disabled={at === 0}
              onClick={(event) => {
                event.preventDefault();
                if (at > 0) step(value, at - 1, 'up');
              }}
            >
              ↑
            </Button>
            <Button
              size="small"
              name="down"
              value={value}
              data-down={value}
              aria-label={down}
              aria-disabled={at === items.length - 1}
              onClick={(event) => {
                event.preventDefault();
                if (at < items.length - 1) step(value, at + 1, 'down');
              }}
            >
              ↓
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}
