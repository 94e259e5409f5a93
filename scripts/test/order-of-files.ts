import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of a few lines that wait for the clock and compute nothing: as the last ones, all cores would wait with them. */
const waiting = /\/thrifty-when-idle\.test\.ts$/;

/** Vitest's order, large files of a project first, but for files that wait: others are still to be done after them. */
export class WaitingEarly extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const byProject = Map.groupBy(sorted, ({ project }) => project.name).values();
    return [...byProject].flatMap((own) => {
      const rest = own.filter(({ moduleId }) => !waiting.test(moduleId));
      return rest.toSpliced(
        Math.floor(rest.length / 3),
        0,
        ...own.filter(({ moduleId }) => waiting.test(moduleId)),
      );
    });
  }
}
