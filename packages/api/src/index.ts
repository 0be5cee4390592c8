export { type Api, type ApiOptions, createApi, type SessionEnd, sending } from './client'
export type { components, operations, paths } from './schema.gen'
export { ApiError, unwrap, unwrapFile } from './unwrap'

import type { components, operations } from './schema.gen'

/** A schema of the contract by its name: `Schema<'Patient'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** The name of an operation of the contract: `listPatient`. */
export type OperationId = keyof operations
