import * as v from 'valibot'

// A backup is text, compressed by gzip; every value stands there as PostgreSQL writes it, as text or null:
//
//   #geraham-backup {"format":1,"at":"…","migrations":["001-foundation"]}
//   #rows 1 clinic
//   {"company_id":"1","id":"1","name":"Klinik Gigi Kenari"}
//   #end {"rows":{"clinic":1},"sequences":{"clinic_id_seq":["1",true]},"sha256":"…"}

export const newestFormat = 1

export const sign = '#geraham-backup '

export const headerSchema = v.object({
  format: v.number(),
  at: v.string(),
  migrations: v.pipe(v.array(v.string()), v.nonEmpty()),
})

export const endSchema = v.object({
  /** How many of each table, also of the empty ones. */
  rows: v.record(v.string(), v.number()),
  /** The last value of each sequence, and whether it is in use. */
  sequences: v.record(v.string(), v.tuple([v.string(), v.boolean()])),
  /** Of all lines before. */
  sha256: v.string(),
})
