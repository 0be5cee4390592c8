import { type Fixer, rejectionOf } from './rejections'

/** Why something of a clinic has no number of the service. */
export interface SetUpFailure {
  item: 'organization' | 'room' | 'doctor'
  /** Null of the organization. */
  id: number | null
  reason: 'nikMissing' | 'unknown' | 'refused'
  /** The reply; null where nothing was asked. */
  http_status: number | null
  rule: number | null
  message: string
}

/** Who can do something about it. The number of the organization is a setting of the server; a dentist is found by what is entered of them. */
export function setUpFixer({ item, reason, rule }: Pick<SetUpFailure, 'item' | 'reason' | 'rule'>): Fixer {
  if (reason === 'refused') return rule === null ? 'system' : rejectionOf(rule).fixer
  return item === 'organization' ? 'system' : item
}
