import type { Schema } from '@clinic/api'

/** Returns what is sent to store the clinic as it was read: without what only the server sets. */
export const informationUpdate = ({
  id,
  slug,
  logo,
  stamp,
  signature,
  updated_at,
  ...update
}: Schema<'Information'>): Schema<'InformationUpdate'> => update
