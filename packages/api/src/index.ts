export { type Api, type ApiOptions, createApi, sending } from './client'
export type { components, operations, paths } from './schema.gen'
export { ApiError, unwrap, unwrapFile } from './unwrap'

import type { components } from './schema.gen'

/** A schema of the contract by its name: `Schema<'Patient'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]
