import { newIdempotencyKey } from '../../platform/record/idempotency-key'

/** A random key in the form of a UUID, as the database keeps it. */
export const newCommitKey = () => newIdempotencyKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
