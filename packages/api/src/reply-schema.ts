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

export const loginReplySchema = v.object({ accessToken: v.pipe(v.string(), v.minLength(1)), user: accountSchema })
export const accountReplySchema = v.object({ user: accountSchema })
export const logoutReplySchema = v.strictObject({})
