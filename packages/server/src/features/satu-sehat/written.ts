import { MappingFault } from '../../domain/satu-sehat/mapping-fault'
import { Refusal } from '../../use-case/refusal'

/** Returns what is written down of a visit, or refuses in words, with the number under which the log has the cause. */
export async function written<Result>(write: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    throw error instanceof MappingFault ? new Refusal(422, 'visitUnwritable', { fault: error }) : error
  }
}
