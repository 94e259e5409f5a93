/** Chinese words that ask, and say nothing about what is looked for. */
const askingWords = new Set(
  '怎么 怎样 怎么办 如何 什么 哪些 哪个 哪里 哪儿 为什么 吗 呢 吧 的 了 是 在 有 要 能 会 被 和 与 对 可以 可以用 能用 可不可 几点 哪位 多少钱 最多 最高 到底 究竟 有人 可否 能否 是否 应该 需要 多久 多少 时候 我 我们 你们 你 您 请问 办理 办 谁 想 做 算 不算 不是 是不是 有没有 能不能 可不可以 如果 后'.split(
    ' ',
  ),
);
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Whether a Chinese word only asks. */
export function onlyAsks(word: string): boolean {
  return askingWords.has(word);
}

/** Characters that stand alone belong together, a last one to the word before it: 信息｜出镜, 仲裁法. */
export function wordsOfRun(run: string): string[] {
  const words: string[] = [];
  let single = '';
  const flush = () => {
    if ([...single].length === 1 && words.length > 0 && !onlyAsks(single))
      words.push(`${words.pop()}${single}`);
    else if (single !== '') words.push(single);
    single = '';
  };
  for (const { segment } of segmenter.segment(run)) {
    if ([...segment].length === 1 && !onlyAsks(segment)) single += segment;
    else {
      flush();
      words.push(segment);
    }
  }
  flush();
  return words;
}
