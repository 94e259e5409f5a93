import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

/** Reads its configuration once, where the library reads its list of all elements anew for each text. */
class ReadOnce extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(
    ...request: Parameters<StaticConfigLoader['getConfigFor']>
  ): ReturnType<StaticConfigLoader['getConfigFor']> {
    this.#resolved ??= super.getConfigFor(...request);
    return this.#resolved;
  }
}

/** A validator of many texts. */
export const htmlValidator = (config: ConfigData): HtmlValidate => new HtmlValidate(new ReadOnce(config));
