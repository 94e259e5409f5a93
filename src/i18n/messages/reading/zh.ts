import type { ReadingTexts } from '../shape.ts';

export const reading: ReadingTexts = {
  blog: {
    count: { other: '{count}篇博文' },
    category: '栏目',
    series: '系列',
    month: '月份',
    words: '正文用词',
    allPosts: '全部博文',
    categories: '栏目与系列',
    subjects: '栏目',
    feed: '“{category}”订阅源（Atom）',
    latest: '最新博文',
    from: '从第一篇读起',
    allIn: '“{category}”全部博文',
    old: '本文发表已超过十八个月，反映的是{date}时的看法，此后法律可能已有变化。',
    inSeries: '系列“{series}”第{part}篇，共{parts}篇',
    previousPart: '上一篇',
    nextPart: '下一篇',
  },
  insights: {
    picks: '编辑推荐',
    comingUp: '即将举行',
    index: '按主题浏览（A至Z）',
    allTopics: '全部主题',
    count: { other: '{count}篇文章及活动' },
    topicTitle: '{topic}：洞察',
    topicStandfirst: '本所就这一主题发表的全部文章和安排的活动。',
    feedOf: '洞察：{topic}',
    all: '全部{count}项',
  },
  sort: { label: '排序', newest: '最新在前', title: '按标题' },
};
