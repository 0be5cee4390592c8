import type { TranslationFunctions } from '../../../i18n/i18n-types'
import type { Vocabularies } from './vocabulary'

/** Of what is written in the practice. */
export const treatmentVocabularies: Vocabularies = {
  '/api/patient/{id}/medical-alert': { namespaces: ['medical-alert'] },
  '/api/visit/{id}/odontogram': { namespaces: ['odontogram'], labels: ofFindings },
  '/api/visit/{id}/dictation': { namespaces: ['odontogram'], labels: ofFindings },
  '/api/dictation': { namespaces: ['odontogram'], labels: ofFindings },
  '/api/visit/{id}/note': { namespaces: ['note'], labels: ofNotes },
  '/api/visit/{id}/oral-examination': { namespaces: ['oral-examination'], labels: ofExaminations },
  '/api/visit/{id}/periodontal-chart': { namespaces: ['periodontal-chart'], labels: ofPeriodontalCharts },
  '/api/visit/{id}/assistance': { namespaces: ['assistance'] },
  '/api/patient-document': { namespaces: ['patient-document'] },
  '/api/visit/{id}/letter': { namespaces: ['letter'] },
  '/api/visit/{id}/treatment-consent': { namespaces: ['treatment-consent'], labels: ofConsents },
  '/api/visit/{id}/prescription': { namespaces: ['prescription'], labels: ofPrescriptions },
  '/api/visit/{id}/vital-sign': { namespaces: ['vital-sign'] },
  '/api/treatment-plan': { namespaces: ['treatment-plan'], labels: ofPlanItems },
  '/api/patient/{id}/treatment-plan': { namespaces: ['treatment-plan'], labels: ofPlanItems },
}

function ofNotes({ note: { row, anaesthesia } }: TranslationFunctions) {
  const { id, tooth, kind, result, code, rank, certainty, prognosis } = row
  const { product_id, surfaces, jaw, quantity, doctor_id, staff_id, consent, witness, at, outcome, note } = row
  const { icd9cm, not_charted, plan_item_id, consent_id } = row
  return {
    'tests.id': id,
    'tests.tooth': tooth,
    'tests.kind': kind,
    'tests.result': result,
    'diagnoses.id': id,
    'diagnoses.code': code,
    'diagnoses.tooth': tooth,
    'diagnoses.rank': rank,
    'diagnoses.certainty': certainty,
    'diagnoses.prognosis': prognosis,
    'procedures.id': id,
    'procedures.product_id': product_id,
    'procedures.plan_item_id': plan_item_id,
    'procedures.icd9cm': icd9cm,
    'procedures.not_charted': not_charted,
    'procedures.tooth': tooth,
    'procedures.surfaces': surfaces,
    'procedures.jaw': jaw,
    'procedures.quantity': quantity,
    'procedures.doctor_id': doctor_id,
    'procedures.staff_id': staff_id,
    'procedures.consent': consent,
    'procedures.consent.consent_id': consent_id,
    'procedures.consent.witness': witness,
    'procedures.consent.at': at,
    'procedures.anaesthesia': anaesthesia.title,
    'procedures.anaesthesia.agent': anaesthesia.agent,
    'procedures.anaesthesia.technique': anaesthesia.technique,
    'procedures.anaesthesia.millilitres': anaesthesia.millilitres,
    'procedures.anaesthesia.batch': anaesthesia.batch,
    'procedures.outcome': outcome,
    'procedures.note': note,
  }
}

function ofConsents({ 'treatment-consent': { fields } }: TranslationFunctions) {
  return { 'services.product_id': fields.product_id, 'services.tooth': fields.tooth }
}

function ofPlanItems({ 'treatment-plan': { fields } }: TranslationFunctions) {
  const { phase, product_id, tooth, surfaces, jaw, quantity, remark } = fields
  return {
    'items.phase': phase,
    'items.product_id': product_id,
    'items.tooth': tooth,
    'items.surfaces': surfaces,
    'items.jaw': jaw,
    'items.quantity': quantity,
    'items.remark': remark,
  }
}

function ofFindings({ odontogram: { item } }: TranslationFunctions) {
  return {
    'items.code': item.code,
    'items.surfaces': item.surfaces,
    'items.material': item.material,
    'items.width': item.width,
    'items.direction': item.direction,
    'items.abutments': item.abutments,
  }
}

function ofExaminations({ 'oral-examination': { place } }: TranslationFunctions) {
  return { 'ohis.tooth': place.tooth, 'ohis.debris': place.debris, 'ohis.calculus': place.calculus }
}

function ofPeriodontalCharts({ 'periodontal-chart': { fields } }: TranslationFunctions) {
  const { tooth, implant, mobility, sites } = fields
  const { site, depth, recession, bleeding, plaque, calculus, suppuration, furcation } = fields
  const ofSite = { site, depth, recession, bleeding, plaque, calculus, suppuration, furcation }
  return {
    'teeth.tooth': tooth,
    'teeth.implant': implant,
    'teeth.mobility': mobility,
    'teeth.sites': sites,
    ...Object.fromEntries(Object.entries(ofSite).map(([name, label]) => [`teeth.sites.${name}`, label])),
  }
}

function ofPrescriptions({ prescription: { row } }: TranslationFunctions) {
  const { id, medicine_id, dose, quantity, note, warning, reason } = row
  return {
    'lines.id': id,
    'lines.medicine_id': medicine_id,
    'lines.dose': dose,
    'lines.quantity': quantity,
    'lines.note': note,
    'reasons.warning': warning,
    'reasons.reason': reason,
  }
}
