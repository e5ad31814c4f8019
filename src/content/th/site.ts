/** What every page of the site says in Thai. */

/** What the app measures, as it reads inside a sentence: `{{phrase}}` in the other texts. */
export const phrase: string = 'ความเร็วลูกตบ';

/** What stands in the head of each page. */
export const pages = {
  home: {
    title: '{{name}}: วัด{{phrase}}แบดมินตัน',
    description:
      'ถ่ายวิดีโอตอนตีโต้แบดมินตัน แล้วดู{{phrase}}ตอนออกจากหน้าไม้ ฟรีสำหรับ iPhone, iPad และ Mac วัดในเครื่องของคุณ ใช้แบบออฟไลน์ได้',
  },
  notFound: {
    title: 'ไม่พบหน้านี้ · {{name}}',
    description: 'ไม่มีหน้าเว็บตามที่อยู่นี้',
  },
} as const;

/** The bar and the footer of every page. */
export const navigation = {
  skip: 'ข้ามไปที่เนื้อหา',
  main: 'เมนูหลัก',
  footer: 'เมนูท้ายหน้า',
  home: 'หน้าแรก',
  contact: 'ติดต่อ',
  faq: 'คำถาม',
  terms: 'ข้อกำหนดการใช้บริการ',
  privacy: 'นโยบายความเป็นส่วนตัว',
} as const;

/** The button in the footer that stops the stars, and lets them go on. */
export const starfieldToggle = { pause: 'หยุดดวงดาว', drift: 'ปล่อยให้ดวงดาวลอย' } as const;

/** At films and below pictures, until they are the owner’s recordings. */
export const computerMade = { film: 'วิดีโอนี้สร้างด้วยคอมพิวเตอร์', picture: 'ภาพจากคอมพิวเตอร์' };

/** The languages of the site: the list in the footer, and the offer of another one. */
export const languages = {
  title: 'ภาษา',
  /** Shown to visitors whose browser asks for this language, on a page in another one. */
  offer: 'หน้านี้มีฉบับภาษาไทย',
  dismiss: 'ปิด',
} as const;

/** Both legal pages. */
export const legal = {
  effective: 'มีผลบังคับใช้วันที่',
  /** Opens a translation. Its link leads to the English document. */
  translation: {
    text: 'เอกสารนี้เป็นคำแปลเพื่อความสะดวก โดยให้ยึดฉบับภาษาอังกฤษเป็นหลักเท่าที่กฎหมายที่ใช้กับคุณอนุญาต',
    link: 'อ่านฉบับภาษาอังกฤษ',
  },
  /** `{{dataKinds}}` in the privacy policy: how many there are, page views included or not. */
  dataKinds: { withPageViews: '6', withoutPageViews: '5' },
} as const;

/** The page for every unknown address. */
export const notFound = {
  title: 'ลูกออก',
  text: 'ข้อผิดพลาด 404 หน้านี้ตกนอกเส้น',
  home: 'กลับไปหน้าแรก',
  alternatives: 'หรือลองดู',
} as const;
