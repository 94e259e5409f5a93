import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, some of few lines: the last of a run to end would leave all other cores without work. */
const longest = /\/(?:templates|crawl|saved-reports|npm-start|later-version|behind-nginx|uptime)\.test\.ts$/;
/** Files that wait for the clock and compute nothing: others have to be left to do beside them. */
const waiting = /\/thrifty-when-idle\.test\.ts$/;

/**
 * Vitest's order, large files of a project first, but for files of which it is known how long they take; and projects of
 * few files, which take long, before those of many, which fill what is left at the end.
 */
export class OrderOfFiles extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...Map.groupBy(sorted, ({ project }) => project.name).values()];
    return projects
      .toSorted((one, other) => one.length - other.length)
      .flatMap((own) => {
        const first = own.filter(({ moduleId }) => longest.test(moduleId));
        const between = own.filter(({ moduleId }) => waiting.test(moduleId));
        const rest = own.filter((each) => !first.includes(each) && !between.includes(each));
        return [...first, ...rest.toSpliced(Math.floor(rest.length / 3), 0, ...between)];
      });
  }
}
