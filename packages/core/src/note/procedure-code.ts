import type { Schema } from '@clinic/api'

/** The ICD-9-CM code of a procedure: that of its service, or the one that was chosen where the service has none; '' for none. */
export const icd9cmOf = (
  { icd9cm = '' }: Pick<Schema<'NoteProcedure'>, 'icd9cm'>,
  service: Partial<Pick<Schema<'Product'>, 'icd9cm'>> | undefined,
): string => service?.icd9cm || icd9cm
