/**
 * Throws when the data of an auth reply violates the specification: a session without a token, an id or a role is no session.
 * Written by hand to keep it small: every signed-in page loads it.
 */
export function checkAuthReply(of: 'login' | 'account' | 'logout', reply: unknown) {
  if (!checks[of](reply)) throw new Error(`The server's answer to ${of} is not usable`)
}

const checks: Record<'login' | 'account' | 'logout', (reply: unknown) => boolean> = {
  login: (reply) => isObject(reply) && isText(reply.accessToken) && isAccount(reply.user),
  account: (reply) => isObject(reply) && isAccount(reply.user),
  logout: (reply) => isObject(reply) && Object.keys(reply).length === 0,
}

const isAccount = (value: unknown) =>
  isObject(value) &&
  [value.id, value.company_id, value.clinic_id].every(Number.isInteger) &&
  [value.displayname, value.email].every(isText) &&
  isObject(value.role) &&
  isText(value.role.name)

const isText = (value: unknown) => typeof value === 'string' && value !== ''

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
