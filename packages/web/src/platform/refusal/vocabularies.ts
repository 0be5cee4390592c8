import type { Namespaces, TranslationFunctions } from '../../i18n/i18n-types'

/** The labels of the fields below a path of the contract. */
interface Vocabulary {
  /** The namespaces where `fields` are looked up by the field's own name, the nearest first. */
  namespaces: readonly Namespaces[]
  /** The labels that differ; `list.*` is a row, `list.field` a field in it. */
  labels?: (texts: TranslationFunctions) => Readonly<Record<string, (row: number) => string>>
}

/** By the beginning of a path; the longest holds. A feature whose namespace has all its `fields` needs none. */
export const vocabularies: Readonly<Record<string, Vocabulary>> = {
  '/api/auth': {
    namespaces: ['login-account'],
    labels: ({ 'login-account': { email, role, status, again } }) => ({
      email,
      role,
      status,
      password: again.password,
    }),
  },
  '/api/auth/login': { namespaces: ['auth'], labels: ({ auth: { email, password } }) => ({ email, password }) },
  '/api/auth/password': {
    namespaces: ['login-account'],
    labels: ({ 'login-account': { change, invitation } }) => ({
      current_password: change.current,
      password: invitation.password,
    }),
  },
  '/api/auth/invitation': {
    namespaces: ['login-account'],
    labels: ({ 'login-account': { invitation } }) => ({ password: invitation.password }),
  },
  '/api/information/opening-hours': {
    namespaces: ['information'],
    labels: ({ information: { opening } }) => ({
      week: opening.week,
      ...ofDays(opening),
      special_dates: opening.specialDates,
      'special_dates.date': opening.date,
      'special_dates.kind': opening.kind,
      'special_dates.reason': opening.reason,
      'special_dates.shifts': opening.hours,
      ...ofShifts(opening, 'special_dates.shifts'),
    }),
  },
  '/api/patient/{id}/medical-alert': { namespaces: ['medical-alert'] },
  '/api/package-sold': { namespaces: ['package-sold'] },
  '/api/invoice/{id}/credit-note': {
    namespaces: ['credit-note'],
    labels: ({ 'credit-note': { fields } }) => ({
      'lines.invoice_line_id': fields.invoice_line_id,
      'lines.amount': fields.amount,
    }),
  },
  '/api/deposit': { namespaces: ['deposit'] },
  '/api/patient/{id}/erasure': {
    namespaces: ['patient-erasure'],
    labels: ({ 'patient-erasure': { reason } }) => ({ reason: reason.label }),
  },
  '/api/patient/{id}/deposit': { namespaces: ['deposit'] },
  '/api/patient/{id}/policy': { namespaces: ['patient-policy'] },
  '/api/patient/match': {
    namespaces: ['patient', 'registration'],
    labels: ({ registration: { review } }) => ({ patient_id: review.candidate }),
  },
  '/api/patient/{id}/merge': {
    namespaces: ['patient', 'patient-form', 'patient-merge'],
    labels: ({ 'patient-merge': { whose } }) => ({
      duplicate_id: whose.duplicate,
      duplicate_version: whose.duplicate,
      patient: whose.kept,
    }),
  },
  '/api/registration': {
    namespaces: ['patient', 'registration', 'patient-form'],
    labels: ({ registration, 'patient-form': { health } }) => ({
      clinic: registration.clinicInformation.title,
      language: registration.languageSelection.title,
      patient: registration.patientInformation.title,
      patient_id: registration.review.candidate,
      reason: registration.rejection.reason,
      website_url: registration.patientInformation.trap,
      screening: health.title,
      allergy: health.questions.allergy,
      condition: health.questions.condition,
      medication: health.questions.medication,
      answer: health.sent.answer,
      'allergy.alerts': health.questions.allergy,
      'condition.alerts': health.questions.condition,
      'medication.alerts': health.questions.medication,
      'alerts.kind': health.sent.kind,
      'alerts.name': health.sent.name,
    }),
  },
  '/api/room/{id}/maintenance': {
    namespaces: ['room'],
    labels: ({ room: { maintenance } }) => ({
      starts_at: maintenance.starts_at,
      ends_at: maintenance.ends_at,
      reason: maintenance.reason,
    }),
  },
  '/api/doctor-external': { namespaces: ['doctor-external', 'doctor'] },
  '/api/staff': { namespaces: ['staff', 'doctor'] },
  '/api/insurance': {
    namespaces: ['insurance'],
    labels: ({ insurance: { rule } }) => ({
      'coverage_rules.category': rule.category,
      'coverage_rules.percent': rule.percent,
      'coverage_rules.cap_per_visit': rule.cap_per_visit,
      'coverage_rules.cap_per_year': rule.cap_per_year,
      'coverage_rules.waiting_days': rule.waiting_days,
      'coverage_rules.needs_approval': rule.needs_approval,
    }),
  },
  '/api/product/{id}/recipe': {
    namespaces: ['product'],
    labels: ({ product: { recipe } }) => ({
      lines: recipe.title,
      'lines.*': (row: number) => recipe.row({ row }),
      'lines.medicine_id': recipe.material,
      'lines.quantity': recipe.quantity,
    }),
  },
  '/api/product/{id}/price': {
    namespaces: ['product'],
    labels: ({ product: { prices } }) => ({
      price_list_id: prices.list,
      price: prices.price,
      valid_from: prices.validFrom,
    }),
  },
  '/api/product/price': {
    namespaces: ['product'],
    labels: ({ product: { withdrawal } }) => ({ reason: withdrawal.reason }),
  },
  '/api/price-list/{id}/price': {
    namespaces: ['price-list'],
    labels: ({ 'price-list': { setting, prices }, master: { refusal } }) => ({
      valid_from: setting.validFrom,
      prices: prices.title,
      'prices.product_id': prices.service,
      'prices.price': setting.price,
      'prices.replaces': refusal.fields.replaces,
    }),
  },
  '/api/paket': {
    namespaces: ['paket'],
    labels: ({ paket }) => ({ 'items.product_id': paket.service, 'items.quantity': paket.times }),
  },
  '/api/doctor-schedule': { namespaces: ['doctor-schedule'], labels: ofSchedule },
  '/api/doctor-schedule/absence': { namespaces: ['doctor-schedule'], labels: ofAbsence },
  '/api/doctor-schedule/absence/{id}/reject': { namespaces: ['doctor-schedule'], labels: ofAnswer },
  '/api/staff-schedule': { namespaces: ['doctor-schedule', 'staff-schedule'], labels: ofStaffSchedule },
  '/api/staff-schedule/absence': {
    namespaces: ['doctor-schedule', 'staff-schedule'],
    labels: (texts) => ({ ...ofStaffSchedule(texts), ...ofAbsence(texts) }),
  },
  '/api/staff-schedule/absence/{id}/reject': { namespaces: ['doctor-schedule'], labels: ofAnswer },
  '/api/doctor-room': {
    namespaces: ['doctor-room', 'doctor-schedule'],
    labels: ({ 'doctor-room': words, 'doctor-schedule': { week } }) => ({
      from: words.copy.from,
      to: week.label,
      room_id: words.choose,
    }),
  },
  '/api/import': {
    namespaces: ['patient', 'product', 'doctor', 'company-medicine', 'import'],
    labels: ({ import: { steps, columns, rows } }) => ({
      cells: rows.says,
      'cells.column': columns.heading,
      'cells.text': rows.says,
      columns: steps.columns,
      'columns.*': columns.unnamed,
      default_values: columns.fillTitle,
      'default_values.field': columns.fillMore,
      'default_values.text': columns.field,
    }),
  },
  '/api/appointment': { namespaces: ['appointment', 'room', 'information'], labels: ofAppointments },
  '/api/appointment/{id}/arrive': { namespaces: ['visit'] },
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
  '/api/payment': { namespaces: ['invoice'] },
  '/api/invoice': { namespaces: ['invoice'], labels: ofInvoices },
  '/api/medicine-transaction': { namespaces: ['medicine-transaction'], labels: ofStockLines },
  '/api/dispensing': { namespaces: ['dispensing'], labels: ofDispensing },
  '/api/approval': { namespaces: ['approval'] },
  '/api/invoice/{id}/approval': { namespaces: ['approval'] },
  '/api/instalment-plan': { namespaces: ['instalment'] },
  '/api/invoice/{id}/instalment-plan': { namespaces: ['instalment'], labels: ofInstalments },
  '/api/expense': { namespaces: ['expense'] },
  '/api/lab-order': { namespaces: ['lab-order'] },
  '/api/treatment-plan': { namespaces: ['treatment-plan'], labels: ofPlanItems },
  '/api/patient/{id}/treatment-plan': { namespaces: ['treatment-plan'], labels: ofPlanItems },
  '/api/claim-batch': { namespaces: ['claim'], labels: ofClaims },
  '/api/payor-payment': { namespaces: ['claim'], labels: ofClaims },
  '/api/purchase-order': { namespaces: ['purchase-order'], labels: ofOrderLines },
  '/api/stock-count': { namespaces: ['stock-count'] },
  '/api/usage': { namespaces: ['usage'], labels: ofUsage },
  '/api/fee-statement': { namespaces: ['fee-statement', 'fee-rule'] },
  '/api/waitlist': { namespaces: ['appointment'], labels: ofAppointments },
}

type Opening = TranslationFunctions['information']['opening']

const ofShifts = ({ from, until }: Opening, list: string) => ({
  // a field in a row names the row's number
  [`${list}.*`]: () => '',
  [`${list}.from`]: (row: number) => from({ number: row }),
  [`${list}.until`]: (row: number) => until({ number: row }),
})

const ofDays = (opening: Opening) => {
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = opening.days
  const days = { monday, tuesday, wednesday, thursday, friday, saturday, sunday }
  return Object.assign({}, days, ...Object.keys(days).map((day) => ofShifts(opening, day)))
}

function ofNotes({ note: { row } }: TranslationFunctions) {
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

function ofInstalments({ instalment: { fields, card } }: TranslationFunctions) {
  return { 'terms.due_on': card.due, 'terms.amount': fields.amount }
}

function ofInvoices({ invoice: { fields } }: TranslationFunctions) {
  const {
    id,
    product_id,
    paket_id,
    package_sold_id,
    unit_price,
    price_typed,
    quantity,
    discount,
    discount_reason,
    percent,
    rupiah,
  } = fields
  const { method, amount, reference } = fields
  return {
    'lines.id': id,
    'lines.product_id': product_id,
    'lines.paket_id': paket_id,
    'lines.package_sold_id': package_sold_id,
    'lines.unit_price': unit_price,
    'lines.price_typed': price_typed,
    'lines.quantity': quantity,
    'lines.discount': discount,
    'lines.discount.percent': percent,
    'lines.discount.rupiah': rupiah,
    'lines.discount_reason': discount_reason,
    'tenders.method': method,
    'tenders.amount': amount,
    'tenders.reference': reference,
  }
}

function ofClaims({ claim: { fields } }: TranslationFunctions) {
  const { document, is_enclosed, reason, claim_id, amount } = fields
  return {
    'documents.document': document,
    'documents.is_enclosed': is_enclosed,
    'documents.reason': reason,
    'allocations.claim_id': claim_id,
    'allocations.amount': amount,
  }
}

function ofStockLines({ 'medicine-transaction': { fields, row } }: TranslationFunctions) {
  return {
    lines: fields.medicine_id,
    'lines.*': (line: number) => row({ row: line }),
    'lines.medicine_id': fields.medicine_id,
    'lines.batch_id': fields.batch_id,
    'lines.quantity': fields.quantity,
    'lines.pack_size': fields.pack_size,
    'lines.bonus': fields.bonus,
    'lines.price': fields.price,
    'lines.lot': fields.lot,
    'lines.expires_on': fields.expires_on,
  }
}

function ofOrderLines({ 'purchase-order': { fields, row } }: TranslationFunctions) {
  return {
    lines: fields.medicine_id,
    'lines.*': (line: number) => row({ row: line }),
    'lines.medicine_id': fields.medicine_id,
    'lines.quantity': fields.quantity,
    'lines.pack_size': fields.pack_size,
    'lines.price': fields.price,
  }
}

function ofDispensing({ dispensing: { fields, row, quantityOf } }: TranslationFunctions) {
  return {
    lines: fields.medicines,
    'lines.*': (line: number) => row({ row: line }),
    'lines.line': fields.medicines,
    'lines.quantity': quantityOf,
  }
}

function ofUsage({ usage: { fields, row, quantityOf, cancel } }: TranslationFunctions) {
  return {
    lines: fields.materials,
    'lines.*': (line: number) => row({ row: line }),
    'lines.medicine_id': fields.materials,
    'lines.quantity': quantityOf,
    reason: cancel.label,
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

function ofSchedule({ 'doctor-schedule': { copy, fields, shift, template, week } }: TranslationFunctions) {
  return {
    every_weeks: fields.repeat,
    last_day: template.lastDay,
    online_bookable: shift.online,
    reason: shift.reason,
    week: week.label,
    from: copy.from,
    to: week.label,
  }
}

function ofStaffSchedule(texts: TranslationFunctions) {
  const { person, assists } = texts['staff-schedule']
  return {
    ...ofSchedule(texts),
    staff_id: person,
    assists_doctor_id: assists,
  }
}

function ofAbsence({ 'doctor-schedule': { absence } }: TranslationFunctions) {
  return { kind: absence.kind, starts_on: absence.starts_on, ends_on: absence.ends_on, reason: absence.reason }
}

function ofAnswer({ 'doctor-schedule': { absence } }: TranslationFunctions) {
  return { reason: absence.rejectReason }
}

function ofAppointments({ appointment: { fields, waitlist }, room, information }: TranslationFunctions) {
  return {
    patient_id: fields.patient,
    doctor_id: fields.doctor,
    staff_id: fields.staff,
    room_id: fields.room,
    product_ids: fields.products,
    starts_at: fields.time,
    // a form asks how long it takes
    ends_at: fields.duration_minutes,
    waitlist_entry_id: waitlist.title,
    inactive_patient: fields.patient,
    inactive_clinic: information.fields.status,
    room_maintenance: room.maintenance.title,
    opening_hours: information.tabs['opening-hours'],
  }
}
