import { sql } from 'kysely'

/** Tells which photo of a clinic belongs to an account: that of its dentist, else of its employee. A condition over `user` and `photo`. */
export const isOwnPhoto = sql<boolean>`case when "user".doctor_id is null then photo.staff_id = "user".staff_id
  else photo.doctor_id = "user".doctor_id end`
