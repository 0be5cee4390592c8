import type { FindingCode } from './finding'
import type { Surface } from './surface'
import type { Tooth } from './tooth'

/** Why something cannot be on a tooth. The sentences are the screen's. */
export type RuleProblemCode =
  /** A tooth in this state (`state`) takes only `codes`. */
  | 'takesOnly'
  /** `code` and `by` exclude each other. */
  | 'excluded'
  | 'primaryOnly'
  | 'permanentOnly'
  | 'noSupernumerary'
  | 'surfaceMissing'
  | 'fissureOnly'
  | 'surfacesExpected'
  | 'surfacesRefused'
  | 'notNeighbours'
  | 'widthExpected'
  | 'directionExpected'
  | 'bridgeTeeth'
  | 'bridgeOneArch'
  | 'bridgeGap'
  | 'abutmentOutside'
  | 'noAbutment'
  | 'noPontic'
  | 'dentureOneArch'
  | 'archExpected'
  | 'standsAlone'
  | 'nothingToRetract'

/** An error in a typed line. */
export type LineProblemCode =
  | 'toothExpected'
  | 'noSuchTooth'
  | 'rangeOneArch'
  | 'rangeOneDentition'
  | 'codeExpected'
  | 'unknownWord'
  | 'noIncisal'
  | 'surfaceTwice'
  | 'unexpected'
  | 'materialNeedsDenture'
  | 'semicolonExpected'
  | 'causeRefused'
  | 'noteTooLong'
  | 'noteCharacter'
  | 'nothingToRepeat'
  | 'repeatOneTooth'
  | 'lastTooth'
  | 'nothingLeft'

export interface Problem<Code extends string = RuleProblemCode> {
  code: Code
  params: ProblemParams
}

/** The values for the sentence about a problem. */
export interface ProblemParams {
  tooth?: Tooth
  /** Expected teeth. */
  teeth?: readonly Tooth[]
  /** The code that does not fit. */
  finding?: FindingCode
  /** The code it conflicts with. */
  by?: FindingCode
  /** Expected codes. */
  codes?: readonly FindingCode[]
  surface?: Surface
  /** Expected surfaces; with `codeExpected` those that wait for a code. */
  surfaces?: readonly Surface[]
  /** The typed text, at most twenty characters of it. */
  word?: string
}
