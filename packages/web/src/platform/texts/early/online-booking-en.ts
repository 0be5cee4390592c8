import onlineBooking from '../../../i18n/en/online-booking'

export default { 'online-booking': onlineBooking }
