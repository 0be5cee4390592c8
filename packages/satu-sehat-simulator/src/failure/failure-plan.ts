import { isObject } from '../fhir/resource'

/** What can happen to a request. `lost-reply`, `half-reply` and `duplicate` happen after it was carried out. */
export const failureKinds = [
  'latency',
  'too-many-requests',
  'server-error',
  'lost-request',
  'lost-reply',
  'half-reply',
  'html-reply',
  'refused-with-200',
  'expired-token',
  'duplicate',
] as const

export type FailureKind = (typeof failureKinds)[number]

export interface FailurePlan {
  /** The part of the requests that fail, from 0 to 1. */
  share: number
  kinds: readonly FailureKind[]
  /** How many requests fail at most. */
  times?: number
  /** Only addresses that begin with one of these fail: by default those of FHIR and of consent. */
  paths?: readonly string[]
  /** How long a `latency` lasts; by default 50 to 500 ms. */
  milliseconds?: { least: number; most: number }
}

export interface Failure {
  kind: FailureKind
  milliseconds: number
}

const servicePaths = ['/fhir-r4/v1', '/consent/v1']

/** Decides by the given random numbers which requests fail, and how. */
export class Failures {
  #plan: FailurePlan | undefined
  #left = 0
  #random: () => number

  constructor(random: () => number) {
    this.#random = random
  }

  follow(plan: FailurePlan | undefined) {
    this.#plan = plan
    this.#left = plan?.times ?? Number.POSITIVE_INFINITY
  }

  next(path: string): Failure | undefined {
    if (this.#plan === undefined || this.#left === 0) return undefined
    const { share, kinds, paths = servicePaths, milliseconds = { least: 50, most: 500 } } = this.#plan
    if (!paths.some((each) => path.startsWith(each)) || this.#random() >= share) return undefined
    const kind = kinds[Math.floor(this.#random() * kinds.length)]
    if (kind === undefined) return undefined
    this.#left -= 1
    const { least, most } = milliseconds
    return { kind, milliseconds: kind === 'latency' ? least + this.#random() * (most - least) : 0 }
  }
}

/** Returns the plan that was sent, or a sentence that says what is wrong with it. */
export function readPlan(value: unknown): FailurePlan | string {
  if (!isObject(value)) return 'A plan is an object'
  const { share, kinds, times, paths } = value
  if (typeof share !== 'number' || share < 0 || share > 1) return 'share is a number from 0 to 1'
  if (!Array.isArray(kinds) || kinds.length === 0 || !kinds.every(isKind))
    return `kinds is a list of ${failureKinds.join(', ')}`
  if (times !== undefined && (typeof times !== 'number' || !Number.isInteger(times) || times < 1))
    return 'times is a number of requests'
  if (paths !== undefined && (!Array.isArray(paths) || !paths.every((each) => typeof each === 'string')))
    return 'paths is a list of beginnings of addresses'
  return { share, kinds, times, paths }
}

const isKind = (value: unknown): value is FailureKind => failureKinds.some((kind) => kind === value)
