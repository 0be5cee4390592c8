import type { Schema } from '@clinic/api'

export type OralExaminationContent = Schema<'OralExaminationContent'>

/** An examination in which nothing is said yet: nothing that could be read as a healthy finding. */
export const emptyOralExamination: OralExaminationContent = {
  occlusion: null,
  torus_palatinus: null,
  torus_mandibularis: null,
  palate: null,
  diastema: null,
  diastema_place: '',
  diastema_width: null,
  anomaly: null,
  anomaly_teeth: '',
  anomaly_shape: '',
  others: '',
  photo_count: null,
  radiograph_dental: null,
  radiograph_pa: null,
  radiograph_opg: null,
  radiograph_ceph: null,
  ohis: [],
}

/** Whether anything of the header was examined. */
export const hasHeader = ({ ohis: _, ...header }: OralExaminationContent): boolean =>
  Object.values(header).some((value) => value !== null && `${value}`.trim() !== '')

/** Without what is only said of a diastema or an anomaly that is there. */
export const withoutDetails = (content: OralExaminationContent): OralExaminationContent => ({
  ...content,
  ...(content.diastema !== 'present' && { diastema_place: '', diastema_width: null }),
  ...(content.anomaly !== 'present' && { anomaly_teeth: '', anomaly_shape: '' }),
})

type Examination = Schema<'OralExamination'>

/** The last header and the last scores of some examinations, the first one first. */
export const lastExamined = (examinations: readonly Examination[]) => ({
  header: examinations.findLast(({ content }) => hasHeader(content)) ?? null,
  ohis: examinations.findLast(({ content }) => content.ohis.length > 0) ?? null,
})
