import type { StepName } from '@clinic/core/satu-sehat'

/** A visit cannot be written down: a fault of the product, neither of the service nor of what people entered. */
export class MappingFault extends Error {
  override name = 'MappingFault'
  /** Which step cannot be. */
  readonly step: StepName

  constructor(step: StepName, cause: unknown) {
    super(`What is told of a visit cannot be written down: ${step}`, { cause })
    this.step = step
  }
}

/** Returns what a part of the mapping returns; whatever it throws is a fault of the mapping. */
export function mapping<Result>(step: StepName, map: () => Result): Result {
  try {
    return map()
  } catch (error) {
    throw new MappingFault(step, error)
  }
}
