/** A file that violates a layer, to be planted into a copy. */
export interface PlantedFile {
  /** Description of the violation. */
  readonly what: string;
  readonly path: string;
  readonly text: string;
}

/** A file that imports and uses another. */
export const imports = (from: string) => `import { thing } from '${from}';\nexport const used = thing;\n`;
