import * as v from 'valibot'

// The specification: auth replies are checked against a schema. What the contract's Account promises,
// an older or foreign backend may not keep, and a session without an id or a role is no session.
const accountSchema = v.looseObject({
  id: v.number(),
  company_id: v.number(),
  clinic_id: v.number(),
  displayname: v.string(),
  email: v.string(),
  role: v.object({ name: v.string() }),
})

const replySchemas = {
  login: v.object({ accessToken: v.pipe(v.string(), v.minLength(1)), user: accountSchema }),
  account: v.object({ user: accountSchema }),
  logout: v.strictObject({}),
}

/** Throws when the data of an auth reply is not what the specification promises. */
export function checkAuthReply(of: keyof typeof replySchemas, reply: unknown) {
  const { success, issues } = v.safeParse(replySchemas[of], reply)
  if (!success) throw new Error(`The server's answer is not usable: ${v.summarize(issues)}`)
}
