import { languageOfArea } from '../../../src/i18n/served-areas.ts';
import { type Catalogue, compiledDirectory } from '../../messages/catalogue.ts';
import { areaModule, languageModule } from '../../messages/compile.ts';

/** The modules that catalogues are compiled into, by their file: one beside each, and one for each language. */
export function messageModules(catalogues: readonly Catalogue[]): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  for (const catalogue of catalogues) {
    const { area, language } = catalogue;
    modules.set(`${compiledDirectory}/${area}/${language}.gen.ts`, areaModule(catalogue));
  }
  const areas = catalogues.filter(({ language }) => language === 'en').map(({ area }) => area);
  for (const language of new Set(catalogues.map((catalogue) => catalogue.language))) {
    const served = areas.filter((area) => languageOfArea(area, language) === language);
    modules.set(`${compiledDirectory}/${language}.gen.ts`, languageModule(language, areas, served));
  }
  return modules;
}
