import type { Rule } from './rule'

/** What a request is for, before its body is read. */
export interface Access {
  type: string
  action: 'read' | 'write'
}

/** A client without the right to do this is told nothing about its body. */
export const accessRules: Rule<Access>[] = [
  {
    number: 20003,
    resource: 'request',
    status: 403,
    code: 'forbidden',
    isBroken: ({ action, type }, { scopes }) => scopes !== undefined && !scopes.includes(`${action}:${type}`),
    message: ({ action, type }) => `The client has no scope ${action}:${type}`,
  },
  {
    number: 20004,
    resource: 'request',
    status: 403,
    code: 'forbidden',
    // The only example the dictionary gives.
    isBroken: ({ action, type }, { organizationType }) =>
      organizationType === 'laboratory' && action === 'write' && type === 'Encounter',
    message: ({ type }, { organizationType }) => `An organization of type ${organizationType} must not send ${type}`,
  },
]

/** A path below a resource type: `Patient/P1/$everything`. */
export interface Address {
  type: string
  id: string
  operation?: string
}

export const addressRules: Rule<Address>[] = [
  {
    number: 20007,
    resource: 'request',
    status: 404,
    code: 'not-found',
    isBroken: ({ type, id, operation }, { store }) => operation === undefined && store.read(type, id) === undefined,
    message: ({ type, id }) => `${type}/${id} is not found`,
  },
  {
    number: 20014,
    resource: 'request',
    code: 'not-supported',
    isBroken: ({ operation }) => operation === '$everything',
    message: ({ type }) => `$everything is not enabled for ${type}`,
  },
]

/** Asking for a token. */
export const tokenRules: Rule<URLSearchParams>[] = [
  {
    number: 20009,
    resource: 'request',
    status: 401,
    code: 'login',
    isBroken: (form) => !form.get('client_id'),
    message: 'The request has no client_id',
  },
]
