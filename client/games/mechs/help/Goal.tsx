import { hintText } from './helpParts';

export function Goal() {
  const text = hintText.text();
  return (
    <div class="goal">
      <h3>{text.goalTitle}</h3>
      <p>{text.goal}</p>
      <ul>
        {text.goalPoints.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
