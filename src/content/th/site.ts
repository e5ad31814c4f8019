export const phrase: string = 'ความเร็วลูกตบ';

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

export const starfieldToggle = { pause: 'หยุดดวงดาว', drift: 'ปล่อยให้ดวงดาวลอย' } as const;

export const computerMade = { film: 'วิดีโอนี้สร้างด้วยคอมพิวเตอร์', picture: 'ภาพจากคอมพิวเตอร์' };

export const languages = {
  title: 'ภาษา',
  offer: 'หน้านี้มีฉบับภาษาไทย',
  dismiss: 'ปิด',
} as const;

export const legal = {
  effective: 'มีผลบังคับใช้วันที่',
  translation: {
    text: 'เอกสารนี้เป็นคำแปลเพื่อความสะดวก โดยให้ยึดฉบับภาษาอังกฤษเป็นหลักเท่าที่กฎหมายที่ใช้กับคุณอนุญาต',
    link: 'อ่านฉบับภาษาอังกฤษ',
  },
  dataKinds: { withPageViews: '6', withoutPageViews: '5' },
} as const;

export const notFound = {
  title: 'ลูกออก',
  text: 'ข้อผิดพลาด 404 หน้านี้ตกนอกเส้น',
  home: 'กลับไปหน้าแรก',
  alternatives: 'หรือลองดู',
} as const;
