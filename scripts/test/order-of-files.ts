import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, some of few lines: the last of a run to end would leave all other cores without work. */
const longest = /\/(?:templates|crawl|saved-reports|npm-start|later-version)\.test\.ts$/;
/** Files that wait for the clock and compute nothing: others have to be left to do beside them. */
const waiting = /\/thrifty-when-idle\.test\.ts$/;

/** Vitest's order, large files of a project first, but for files of which it is known how long they take. */
export class OrderOfFiles extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name).values();
    return [...byProject].flatMap((own) => {
      const first = own.filter(({ moduleId }) => longest.test(moduleId));
      const between = own.filter(({ moduleId }) => waiting.test(moduleId));
      const rest = own.filter((each) => !first.includes(each) && !between.includes(each));
      return [...first, ...rest.toSpliced(Math.floor(rest.length / 3), 0, ...between)];
    });
  }
}
