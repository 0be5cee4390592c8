import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export type AssistanceState = Schema<'AssistanceState'>

export const assistanceStates: Values<AssistanceState> = {
  assigned: { en: 'Assigned', id: 'Ditugaskan', tone: 'info' },
  preparing: { en: 'Preparing', id: 'Menyiapkan', tone: 'warning' },
  assisting: { en: 'Assisting', id: 'Mendampingi', tone: 'primary' },
  done: { en: 'Done', id: 'Selesai', tone: 'success' },
  reassigned: { en: 'Somebody else', id: 'Dialihkan' },
}

export type AssistanceRole = Schema<'AssistanceRole'>

export const assistanceRoles: Values<AssistanceRole> = {
  first: { en: 'Assistant 1', id: 'Asisten 1' },
  second: { en: 'Assistant 2', id: 'Asisten 2' },
  sterilisation: { en: 'Sterilisation', id: 'Sterilisasi' },
}

export type PreparationKind = 'tray' | 'material' | 'anaesthetic' | 'consent' | 'x_ray'

/** In the order in which a chair is made ready. */
export const preparationKinds: Values<PreparationKind> = {
  tray: { en: 'Tray', id: 'Baki alat' },
  material: { en: 'Material', id: 'Bahan' },
  anaesthetic: { en: 'Anaesthetic', id: 'Anestesi' },
  consent: { en: 'Consent form', id: 'Lembar persetujuan' },
  x_ray: { en: 'X-ray open', id: 'Rontgen terbuka' },
}
